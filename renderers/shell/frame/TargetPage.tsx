import { useParams } from 'react-router-dom';
import type { Route } from '../../../engine/routes/buildRoutes.ts';
import { HomePage, Shortcuts } from '../../pages/HomePage.tsx';
import { OnlinePage } from '../../pages/OnlinePage.tsx';
import { UnknownPageError } from '../../ui/errors.ts';
import { fetchPart, lazyComponent } from '../../ui/lazyComponent.tsx';
import { StateNotice } from '../../ui/StateNotice.tsx';

const ScreenPage = lazyComponent('ScreenPage', () =>
  import('../../lists/ScreenPage.tsx').then((part) => part.ScreenPage),
);

const FolderPage = lazyComponent('FolderPage', () =>
  import('../../pages/FolderPage.tsx').then((part) => part.FolderPage),
);

/** Loads what a screen of this list type is drawn with, before it is drawn. */
export async function fetchScreen(type: string): Promise<void> {
  const [{ fetchView }] = await Promise.all([import('../../lists/ScreenPage.tsx'), fetchPart(ScreenPage)]);
  await fetchView(type);
}

/** Pages and parts of pages written in code that a screen may name. */
const PAGES = {
  approvals: lazyComponent('ApprovalsPage', () =>
    import('../../pages/approvals/ApprovalsPage.tsx').then((part) => part.ApprovalsPage),
  ),
  dataLog: lazyComponent('DataLogPage', () =>
    import('../../pages/dataLog/DataLogPage.tsx').then((part) => part.DataLogPage),
  ),
  home: HomePage,
  shortcuts: Shortcuts,
  latestNotices: lazyComponent('LatestNotices', () =>
    import('../../notices/LatestNotices.tsx').then((part) => part.LatestNotices),
  ),
  monitor: lazyComponent('MonitorPage', () =>
    import('../../pages/monitor/MonitorPage.tsx').then((part) => part.MonitorPage),
  ),
  notices: lazyComponent('NoticesPage', () => import('../../notices/NoticesPage.tsx').then((part) => part.NoticesPage)),
  playground: lazyComponent('PlaygroundPage', () =>
    import('../../playground/PlaygroundPage.tsx').then((part) => part.PlaygroundPage),
  ),
  whiteList: lazyComponent('WhiteListPage', () =>
    import('../../pages/whiteList/WhiteListPage.tsx').then((part) => part.WhiteListPage),
  ),
  rights: lazyComponent('RightsPage', () =>
    import('../../pages/rights/RightsPage.tsx').then((part) => part.RightsPage),
  ),
};

/** Draws what a route opens. */
export function TargetPage({ route }: { route: Route }) {
  const { code = '' } = useParams();
  const { target } = route;
  switch (target.kind) {
    case 'screen':
      return <ScreenPage key={target.screenId} screenId={target.screenId} pages={PAGES} />;
    case 'online':
      return (
        <OnlinePage
          type={target.type}
          code={target.code ?? code}
          draw={(id) => <ScreenPage key={id} screenId={id} pages={PAGES} />}
        />
      );
    case 'page':
      return <HomePage />;
    case 'folder':
      return <FolderPage path={route.path} />;
    case 'frame':
      return <FramePage url={target.url} title={route.title} />;
    case 'refused':
      return <StateNotice title="此菜单已停用" text={target.reason} />;
    case 'outside':
      return <StateNotice title={route.title} text="此页面在新窗口中打开。" action={<a href={target.url}>打开</a>} />;
    case 'unknown':
      // An unknown page module is an error of the menu, shown where errors are shown.
      throw new UnknownPageError(target.component, route.title);
  }
}

/** A page of another system inside ours; it cannot navigate us away. */
function FramePage({ url, title }: { url: string; title: string }) {
  // What lies on our own address could otherwise read our storage: an uploaded file, say.
  const foreign = new URL(url, window.location.origin).origin !== window.location.origin;
  const sandbox = `allow-scripts allow-forms allow-popups allow-downloads${foreign ? ' allow-same-origin' : ''}`;
  return <iframe className="weft-frame" src={url} title={title} sandbox={sandbox} referrerPolicy="no-referrer" />;
}
