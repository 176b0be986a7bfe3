import type { Locator } from 'playwright-core';

/**
 * What a reader has of a part of a page, in no order: every text with its role, its name and, of a grid, its place. The
 * header above a page, and the time it is of, are left out.
 */
export function shapeOf(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const lines: string[] = [];
    const walk = (element: Element): void => {
      // What has no box of its own is asked about nothing.
      const isSeen = getComputedStyle(element).display === 'contents' || element.checkVisibility();
      if (!isSeen || element.matches('.weft-page-header')) return;
      const said = ['role', 'aria-label', 'col-id', 'aria-colindex', 'placeholder', 'title'].flatMap((name) => {
        const value = element.getAttribute(name);
        return value ? `${name}=${value}` : [];
      });
      const row = element.closest('[row-index]')?.getAttribute('row-index');
      const text = [...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? node.textContent : [],
      );
      const line = [row ? `row ${row}` : '', ...said, text.join('').trim()].filter(Boolean).join(' ');
      if (said.length > 0 || text.join('').trim()) lines.push(`${element.tagName.toLowerCase()} ${line}`);
      for (const child of element.children) walk(child);
    };
    walk(root);
    return lines.map((line) => line.replace(/截至 [\d:]+/, '截至')).sort();
  });
}
