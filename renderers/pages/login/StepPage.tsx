import { App } from 'antd';
import type { SecondStep as Step } from '../../../engine/session/secondStep.ts';
import { secondStepAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';
import { SecondStep } from '../secondStep/SecondStep.tsx';
import { arrive } from './useEnter.ts';

/** The second step on the sign-in page. */
export function StepPage({ step }: { step: Step }) {
  const services = useServices();
  const { message } = App.useApp();
  return (
    <SecondStep
      step={step}
      onSignedIn={async (signedIn) => arrive(services, message, signedIn)}
      onLeave={() => services.store.set(secondStepAtom, undefined)}
    />
  );
}
