import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { allowedMarkup, isLink, pictureAddress, picturePath } from '../../engine/markup/allowedMarkup.ts';
import { markdownHtml } from '../../renderers/ui/markup/markdownHtml.ts';
import { createSanitizer } from '../../renderers/ui/markup/sanitize.ts';
import { cleanMarkup } from '../../server/records/write/cleanMarkup.ts';
import { attacks, markdownAttacks } from './markupCorpus.ts';

const { window } = new JSDOM('');
const sanitizer = createSanitizer(window);
const tags: readonly string[] = allowedMarkup.tags;
const attributes: Readonly<Record<string, readonly string[]>> = allowedMarkup.attributes;

/** What of the HTML is not allowed, as a browser's parser reads it; `extra` are attributes the display adds. */
function excess(html: string, extra: readonly string[] = []): string[] {
  const { body, head } = new window.DOMParser().parseFromString(html, 'text/html');
  const wrong = [...head.children].map(({ tagName }) => tagName);
  for (const element of body.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase();
    if (!tags.includes(tag)) wrong.push(tag);
    for (const { name, value } of element.attributes) {
      if (!attributes[tag]?.includes(name) && !extra.includes(name)) wrong.push(`${tag}[${name}]`);
      if (name === 'href' && !isLink(value)) wrong.push(`href=${value}`);
      if (name === 'src' && picturePath(value) === undefined) wrong.push(`src=${value}`);
    }
  }
  return wrong;
}

function shown(html: string): { html: string; wrong: string[] } {
  const place = window.document.createElement('div');
  place.append(sanitizer.fragment(html));
  const asking = [...place.querySelectorAll('[src], [srcset], [style], [background]')].map(
    ({ outerHTML }) => outerHTML,
  );
  return { html: place.innerHTML, wrong: [...asking, ...excess(place.innerHTML, ['data-picture', 'target', 'rel'])] };
}

describe('A092: HTML that attacks', () => {
  test.each(attacks)('is harmless when shown, emitted and kept: %s', (attack) => {
    expect(shown(attack).wrong).toEqual([]);
    expect(excess(sanitizer.clean(attack), ['target', 'rel'])).toEqual([]);
    expect(excess(cleanMarkup(attack))).toEqual([]);
  });

  test.each(markdownAttacks)('is harmless as Markdown: %s', (attack) => {
    expect(shown(markdownHtml(attack)).wrong).toEqual([]);
  });

  test('cleaning twice is cleaning once, and the display adds nothing to what the server keeps', () => {
    for (const attack of attacks) {
      const kept = cleanMarkup(attack);
      expect(cleanMarkup(kept)).toBe(kept);
      const emitted = sanitizer.clean(attack);
      expect(sanitizer.clean(emitted)).toBe(emitted);
    }
  });
});

describe('rich text that is meant', () => {
  const article = [
    '<h2>标题</h2><p><strong>粗</strong><em>斜</em><u>线</u><s>删</s><br />行</p>',
    '<ul><li><p>一</p></li></ul><ol start="3"><li>二</li></ol><blockquote><p>引</p></blockquote>',
    '<pre><code class="language-sql">select 1 &lt; 2</code></pre><hr />',
    '<table><tbody><tr><th colspan="2">头</th></tr><tr><td>甲</td><td>乙</td></tr></tbody></table>',
  ].join('');

  test('comes through whole on both sides', () => {
    expect(cleanMarkup(article)).toBe(article);
    expect(sanitizer.clean(article)).toBe(article.replaceAll(' />', '>'));
  });

  test('links lead out in a page of their own', () => {
    for (const address of ['https://example.com/a?b=1', 'http://example.com', 'mailto:a@example.com', 'tel:+8610']) {
      expect(shown(`<a href="${address}">x</a>`).html).toBe(
        `<a href="${address}" target="_blank" rel="noopener noreferrer nofollow">x</a>`,
      );
      expect(cleanMarkup(`<a href="${address}">x</a>`)).toContain(address);
    }
  });

  test('pictures of this server are kept by address and shown by path; the editor writes the path', () => {
    const address = pictureAddress('jeditor/主图_0123.png');
    const kept = `<p><img src="${address}" alt="主图"></p>`;
    expect(picturePath(address)).toBe('jeditor/主图_0123.png');
    expect(shown(kept).html).toBe('<p><img alt="主图" data-picture="jeditor/主图_0123.png"></p>');
    expect(sanitizer.clean('<p><img alt="主图" data-picture="jeditor/主图_0123.png"></p>')).toContain(address);
    expect(cleanMarkup(kept)).toContain(address);
    expect(shown(markdownHtml(`![主图](${address})`)).html).toContain('data-picture="jeditor/主图_0123.png"');
  });

  test('Markdown shows its task lists, tables and code', () => {
    const { html } = shown(markdownHtml('- [x] 好\n\n| a |\n| - |\n| 1 |\n\n```sql\nselect 1\n```'));
    expect(html).toContain('☑ ');
    expect(html).toContain('<th>a</th>');
    expect(html).toContain('<code class="language-sql">select 1');
  });
});
