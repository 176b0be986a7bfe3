import { signIn } from '../../../engine/session/account.ts';
import { useServices } from '../../services/services.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { useEnter } from './useEnter.ts';

interface LoginFormProps {
  /** A captcha from the start. */
  captcha: boolean;
  /** A slider until the server wants a captcha. */
  slider: boolean;
}

/** Signs in by account and password. */
export function LoginForm(props: LoginFormProps) {
  const { client } = useServices();
  const { failure, busy, submit } = useEnter();
  return (
    <CredentialsForm
      {...props}
      {...{ failure, busy }}
      onSubmit={(credentials) => submit(() => signIn(client, credentials))}
    />
  );
}
