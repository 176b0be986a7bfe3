// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { mount, pageText } from '../../../tests/mount.ts';
import { PageTabProvider } from '../../services/pageTab.ts';
import { useOpenFile } from './useOpenFile.ts';

const none = () => undefined;
const files = ['a.screen.json', 'b.model.json', 'c.sql'].map((path) => ({ path, text: '' }));

const Page = ({ begun }: { begun: readonly string[] }) => useOpenFile(files, begun).path;

async function shownWith(begun: readonly string[], memory = new Map<string, unknown>()): Promise<string> {
  document.body.replaceChildren();
  await mount(
    <PageTabProvider value={{ shown: true, go: none, watch: () => none, memory }}>
      <Page begun={begun} />
    </PageTabProvider>,
  );
  return pageText();
}

test('after a reload one goes on in the file that was written in last', async () => {
  expect(await shownWith([])).toBe('a.screen.json');
  expect(await shownWith(['c.sql', 'b.model.json'])).toBe('b.model.json');
  expect(await shownWith(['gone.sql'])).toBe('a.screen.json');
  expect(await shownWith(['b.model.json'], new Map([['path', 'c.sql']]))).toBe('c.sql');
});
