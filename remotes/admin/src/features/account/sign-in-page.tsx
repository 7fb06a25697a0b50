import { Notice } from '@larkfare/ui-kit';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { arrivalFrom } from '../../office/arrival.ts';
import { useToken } from '../../office/use-token.ts';
import { AuthLayout } from './auth-layout.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** /admin: the login. A signed-in administrator is redirected to the requested screen or the dashboard. */
export function Component() {
  const token = useToken();
  const { from, sentence } = arrivalFrom(useLocation().state);
  const [hasFailed, setHasFailed] = useState(false);
  const [problem, setProblem] = useState<string>();

  if (token !== null) return <Navigate to={from ?? '/admin/dashboard'} replace />;
  return (
    <AuthLayout title="Sign in">
      {sentence && <Notice tone="success" role="status" title={sentence} />}
      <SignInForm problem={problem} onProblem={setProblem} onFailed={() => setHasFailed(true)} />
      {hasFailed && <ForgotPassword onMailed={() => setProblem(undefined)} />}
    </AuthLayout>
  );
}
