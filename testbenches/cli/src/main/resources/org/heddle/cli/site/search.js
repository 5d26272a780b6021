// Finds words in the sections of all pages. Loaded when somebody first goes to the field, with the library and the sections.
(function () {
  'use strict';
  var MOST = 12;
  var AROUND = 70;
  var field = document.getElementById('search');
  var list = document.getElementById('found');
  var up = field.getAttribute('data-up');

  var words = /[^\w@]+/;
  lunr.tokenizer.separator = words;
  var index = lunr(function () {
    this.ref('id');
    this.field('title', { boost: 4 });
    this.field('heading', { boost: 6 });
    this.field('text');
    heddleSections.forEach(function (section, i) {
      this.add({ id: i, title: section.title, heading: section.heading, text: section.text });
    }, this);
  });

  function terms(typed) {
    return typed.toLowerCase().split(words).filter(function (word) { return word.length > 0; });
  }

  // Sections that have every word, or the beginning of it; if there are none, those that have some.
  function find(asked) {
    function search(presence) {
      return index.query(function (query) {
        asked.forEach(function (word) {
          query.term(word, { boost: 4 });
          query.term(word, { wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false, presence: presence });
        });
      });
    }
    var all = search(lunr.Query.presence.REQUIRED);
    return all.length > 0 ? all : search(lunr.Query.presence.OPTIONAL);
  }

  function around(text, asked) {
    var lower = text.toLowerCase();
    var place = -1;
    asked.forEach(function (word) {
      var at = lower.indexOf(word);
      place = place < 0 ? at : place;
    });
    var from = Math.max(place - AROUND, 0);
    var to = Math.min(from + 2 * AROUND, text.length);
    return (from > 0 ? '…' : '') + text.substring(from, to) + (to < text.length ? '…' : '');
  }

  function line(section, asked) {
    var item = document.createElement('li');
    var link = document.createElement('a');
    link.href = up + section.address;
    link.textContent = section.title + (section.heading === section.title ? '' : ' › ' + section.heading);
    var text = document.createElement('p');
    text.textContent = around(section.text, asked);
    item.appendChild(link);
    item.appendChild(text);
    return item;
  }

  function show() {
    var asked = terms(field.value);
    list.textContent = '';
    if (asked.length === 0) {
      return;
    }
    var found = find(asked);
    found.slice(0, MOST).forEach(function (result) {
      list.appendChild(line(heddleSections[Number(result.ref)], asked));
    });
    if (found.length === 0) {
      var none = document.createElement('li');
      none.textContent = 'Nothing has these words.';
      list.appendChild(none);
    }
  }

  field.addEventListener('input', show);
  field.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') {
      field.value = '';
      show();
    } else if (event.key === 'Enter' && list.querySelector('a')) {
      location.href = list.querySelector('a').href;
    }
  });
  show();
})();
