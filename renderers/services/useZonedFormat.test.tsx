// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { mount, pageText } from '../../tests/mount.ts';
import { MOMENT, useZonedFormat } from './useZonedFormat.ts';

vi.mock('./queries.ts', () => ({ useSettings: () => ({ settings: { timeZone: 'America/New_York' } }) }));

function Written() {
  return <p>{useZonedFormat(MOMENT)('2026-11-28T01:02:03Z')}</p>;
}

test('a moment is written as the product has it, not the browser', async () => {
  await mount(<Written />);
  expect(pageText()).toContain('2026-11-27 20:02:03');
});
