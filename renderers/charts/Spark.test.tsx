// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { mount } from '../../tests/mount.ts';
import { Spark } from './Spark.tsx';

test('a spark line is one path and says what it shows', async () => {
  await mount(<Spark values={[1, null, 3, 2]} width={100} height={20} label="近 4 天销售额" />);
  const picture = document.querySelector('svg[role=img]');
  expect(picture?.getAttribute('aria-label')).toBe('近 4 天销售额');
  expect(picture?.querySelector('path')?.getAttribute('d')).toBe('M1 19h0.01M66.33 1L99 10');
});
