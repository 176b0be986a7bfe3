import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '../../engine/routes/address.ts';
import type { NavigationNode } from '../../engine/routes/buildNavigation.ts';
import { type FoundModel, recordAddress } from '../../engine/routes/recordLinks.ts';
import { useManifest } from './queries.ts';
import { useNavigation } from './useMenu.ts';

/**
 * Opens a record of a model over the first of its screens that the menu has; undefined where it has none. `before` is
 * called when one is opened.
 */
export function useOpenRecord(before: () => void) {
  const navigation = useNavigation();
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
      before();
      navigate(recordAddress(here, id));
    };
  };
}

/** The pages of a menu with the titles that lead to them. */
export function leavesOf(node: NavigationNode, above: string[]): { node: NavigationNode; words: string }[] {
  const titles = [...above, node.title];
  if (node.children.length > 0) return node.children.flatMap((child) => leavesOf(child, titles));
  return node.target.kind === 'refused' ? [] : [{ node, words: titles.join(' / ') }];
}
