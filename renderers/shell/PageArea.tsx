import { Layout } from 'antd';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PageSkeleton } from '../pages/PageSkeleton.tsx';
import { Boundary } from './Boundary.tsx';
import { MenuRoutes } from './MenuRoutes.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PageSlotsProvider } from './PageSlots.tsx';

/** The page on show, under its title; a page that breaks leaves menu and header standing. */
export function PageArea() {
  const { pathname } = useLocation();
  return (
    <Layout.Content className="weft-content" role="main">
      <PageSlotsProvider key={pathname}>
        <PageHeader />
        <div className="weft-page">
          <Boundary name="页面" resetKey={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <MenuRoutes />
            </Suspense>
          </Boundary>
        </div>
      </PageSlotsProvider>
    </Layout.Content>
  );
}
