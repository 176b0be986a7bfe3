import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ManifestEntry } from '../../engine/plan/manifest.ts';
import type { OnlineType } from '../../engine/routes/onlinePages.ts';
import { usePageTab } from '../services/pageTab.ts';
import { useManifest } from '../services/queries.ts';
import { StateNotice } from '../ui/StateNotice.tsx';
import { FailurePage } from './FailurePage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

export interface OnlinePageProps {
  type: OnlineType;
  /** The screen's code on the wire, or that of its model or report: `market_order`. */
  code: string;
  draw: (screenId: string) => ReactNode;
}

/** A screen addressed as online forms and reports are: a list of them, or one by its wire code. */
export function OnlinePage({ type, code, draw }: OnlinePageProps) {
  const { data, error, refetch } = useManifest();
  useReportsFirst(type);
  if (error && !data) return <FailurePage error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const screen = screenAt(data, type, code);
  if (screen) return draw(screen.id);
  const what = type === 'report' ? '在线报表' : '在线表单';
  const title = LISTS[type] === undefined ? `没有编码为「${code}」的${what}` : `没有${what}的清单`;
  return <StateNotice title={title} text="它可能已被删除，或者没有授权给您的角色。" />;
}

/** The pages that list others, by the type of screen that is one. */
const LISTS: Readonly<Partial<Record<OnlineType, ManifestEntry['type']>>> = {
  catalog: 'catalog',
  reports: 'catalog',
  copies: 'copies',
};

/** The screen of that code and type, else one over the model or report of that code, else whichever has the code. */
function screenAt(screens: readonly ManifestEntry[], type: OnlineType, code: string): ManifestEntry | undefined {
  const list = LISTS[type];
  if (list !== undefined) return screens.find((entry) => entry.type === list);
  return (
    screens.find((entry) => entry.code === code && entry.type === type) ??
    screens.find((entry) => entry.source === code && entry.type === type) ??
    screens.find((entry) => entry.code === code) ??
    screens.find((entry) => entry.source === code)
  );
}

/** The list of reports is the list of all that begins with reports. */
function useReportsFirst(type: OnlineType): void {
  const { search } = useLocation();
  const { go } = usePageTab();
  const bare = type === 'reports' && search === '';
  useEffect(() => {
    if (bare) go('kind=report');
  }, [bare, go]);
}
