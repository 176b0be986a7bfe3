import { Alert, Button } from 'antd';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { secondStepAtom, sessionAtom } from '../../services/atoms.ts';
import { useSettings } from '../../services/queries.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { SignInWays } from './SignInWays.tsx';

const Choices = lazyComponent('Choices', () => import('./Choices.tsx').then((part) => part.Choices));
const StepPage = lazyComponent('StepPage', () => import('./StepPage.tsx').then((part) => part.StepPage));
const Arrival = lazyComponent('Arrival', () => import('./Arrival.tsx').then((part) => part.Arrival));

/** The sign-in page. Where it leads afterwards is the gate's business. */
export function LoginPage() {
  const { settings, failed, retry } = useSettings();
  const [params] = useSearchParams();
  const choosing = useAtomValue(sessionAtom)?.choosing;
  const step = useAtomValue(secondStepAtom);
  // The address loses it at once; what came of it is told all the same.
  const [arrives] = useState(() => ['thirdToken', 'ticket', 'thirdFailure'].some((name) => params.has(name)));
  const ways = (
    <>
      {failed ? <Unreachable onRetry={retry} /> : null}
      <Suspense fallback={null}>{arrives ? <Arrival /> : null}</Suspense>
      <SignInWays settings={settings} />
      {settings.demoHint ? (
        <Alert type="info" showIcon title={<span className="weft-login-hint">{settings.demoHint}</span>} />
      ) : null}
    </>
  );
  if (step) {
    return (
      <Suspense fallback={null}>
        <StepPage step={step} />
      </Suspense>
    );
  }
  return <Suspense fallback={null}>{choosing ? <Choices tenants={choosing} /> : ways}</Suspense>;
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      type="error"
      showIcon
      title="无法连接服务器，请检查网络后重试"
      action={
        <Button size="small" onClick={onRetry}>
          重试
        </Button>
      }
    />
  );
}
