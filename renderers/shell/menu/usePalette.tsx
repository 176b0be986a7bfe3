import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '../../../engine/routes/address.ts';
import type { NavigationNode } from '../../../engine/routes/buildNavigation.ts';
import { type FoundModel, type FoundRecord, recordAddress } from '../../../engine/routes/recordLinks.ts';
import { useManifest } from '../../services/queries.ts';
import { useNavigation } from '../../services/useMenu.ts';
import { useOwnItems } from '../session/useOwnItems.tsx';
import { useRecordSearch } from './useRecordSearch.ts';

/** Something the search box goes to or does. */
export interface Entry {
  value: string;
  label: ReactNode;
  run: () => void;
}

/** Entries of one kind under a heading. */
export interface EntryGroup {
  label: string;
  title: string;
  options: Entry[];
}

/** What fits the words: pages of the menu, what one does for oneself, and records of every page one may open. */
export function usePalette(text: string) {
  const navigation = useNavigation();
  const navigate = useNavigate();
  const items = useOwnItems();
  const search = useRecordSearch(text);
  const openRecord = useOpenRecord(navigation);
  const leaves = navigation.flatMap((node) => leavesOf(node, []));
  const fits = (words: string) => words.toLowerCase().includes(text.trim().toLowerCase());
  const pages = leaves
    .filter(({ words }) => fits(words))
    .map(({ node, words }): Entry => ({ value: node.key, label: words, run: () => openPage(node, navigate) }));
  if (text.trim() === '') return { groups: [], entries: pages, search };
  const actions = items.flatMap(({ key, label, onClick }): Entry[] =>
    label !== undefined && fits(label) ? [{ value: `~action/${key}`, label, run: () => void onClick() }] : [],
  );
  const records = (search.found?.models ?? []).flatMap((model) => {
    const open = openRecord(model);
    if (open === undefined) return [];
    const entries = model.records.map((record): Entry => {
      return { value: `~record/${model.code}/${record.id}`, label: <Found {...record} />, run: () => open(record.id) };
    });
    return [groupOf(`记录 · ${model.title}`, entries)];
  });
  const groups = [groupOf('页面', pages), groupOf('动作', actions), ...records].filter(
    ({ options }) => options.length > 0,
  );
  return { groups, entries: groups.flatMap(({ options }) => options), search };
}

const groupOf = (label: string, options: Entry[]): EntryGroup => ({ label, title: label, options });

function Found({ name, number }: FoundRecord) {
  return (
    <span className="weft-found" title={[name, number].join(' ').trim()}>
      <span>{name}</span>
      {number !== '' && <span className="weft-found-number">{number}</span>}
    </span>
  );
}

/** Opens a record of a model over the first of its screens that the menu has; undefined where it has none. */
function useOpenRecord(navigation: readonly NavigationNode[]) {
  const navigate = useNavigate();
  const location = useLocation();
  const manifest = useManifest().data;
  const leaves = navigation.flatMap((node) => leavesOf(node, [])).map(({ node }) => node);
  return ({ screens }: FoundModel): ((id: string) => void) | undefined => {
    const codes = screens.map((id) => ({ id, code: manifest?.find((entry) => entry.id === id)?.code }));
    const page = codes
      .map(({ id, code }) =>
        leaves.find(
          ({ target }) =>
            (target.kind === 'screen' && target.screenId === id) ||
            (target.kind === 'online' && target.code !== undefined && target.code === code),
        ),
      )
      .find((found) => found !== undefined);
    if (page === undefined) return undefined;
    return (id) => {
      // What the page in front asks for stays.
      const here = location.pathname === pathOf(page.key) ? `${location.pathname}${location.search}` : page.key;
      leaveSearch();
      navigate(recordAddress(here, id));
    };
  };
}

function openPage({ key, target }: NavigationNode, navigate: (key: string) => unknown): void {
  leaveSearch();
  if (target.kind === 'outside') window.open(target.url, '_blank', 'noopener,noreferrer');
  else navigate(key);
}

/** What comes is read there. */
function leaveSearch(): void {
  document.querySelector<HTMLElement>('.weft-pages')?.focus({ preventScroll: true });
}

function leavesOf(node: NavigationNode, above: string[]): { node: NavigationNode; words: string }[] {
  const titles = [...above, node.title];
  if (node.children.length > 0) return node.children.flatMap((child) => leavesOf(child, titles));
  return node.target.kind === 'refused' ? [] : [{ node, words: titles.join(' / ') }];
}
