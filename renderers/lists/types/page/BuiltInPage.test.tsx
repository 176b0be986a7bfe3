// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { mount, pageText } from '../../../../tests/mount.ts';
import { PageSlotsProvider, usePageSlots } from '../../../ui/PageSlots.tsx';
import { BuiltInPage } from './BuiltInPage.tsx';

const plan = {
  ...({ id: 'system/table-white-list', code: 'system_table_white_list', hash: '', type: 'page' } as const),
  title: '表白名单',
  permission: 'system:table-white-list',
  dictCodes: [],
  page: 'whiteList',
};
const pages = { whiteList: () => <p>表与列</p> };

function Head() {
  return <header ref={usePageSlots()?.content} />;
}

test('a page written in code shows under its title what its screen says of it', async () => {
  await mount(
    <PageSlotsProvider>
      <Head />
      <BuiltInPage plan={{ ...plan, description: '由声明决定' }} pages={pages} />
    </PageSlotsProvider>,
  );
  expect(document.querySelector('header')?.textContent).toBe('由声明决定');
  expect(pageText()).toContain('表与列');
});
