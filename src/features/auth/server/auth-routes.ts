import { Hono } from 'hono';
import { limitBody } from '../../../platform/node/http/limit-body.ts';
import { authErrors } from './auth-error.ts';
import { type AuthDeps, createAuthServices } from './auth-services.ts';
import { authorize } from './authorize.ts';
import { authorizeIdentity } from './authorize-identity.ts';
import { callback } from './callback.ts';
import { challengeFactor } from './challenge-factor.ts';
import { changeUser } from './change-user.ts';
import { checkCaptcha } from './check-captcha.ts';
import { deleteIdentity } from './delete-identity.ts';
import { enrollFactor } from './enroll-factor.ts';
import { errorResponse, loggableError, requestId, thrownError } from './error-response.ts';
import { getUser } from './get-user.ts';
import { issueToken } from './issue-token.ts';
import { logOut } from './log-out.ts';
import { publicKeys } from './public-keys.ts';
import { reauthenticate } from './reauthenticate.ts';
import { recover } from './recover.ts';
import { removeFactor } from './remove-factor.ts';
import { requestOtp } from './request-otp.ts';
import { resend } from './resend.ts';
import { health, settings } from './service-facts.ts';
import { signUp } from './sign-up.ts';
import { verifyCode } from './verify-code.ts';
import { verifyFactor } from './verify-factor.ts';
import { verifyLink } from './verify-link.ts';

const MAX_BODY_BYTES = 1_000_000;

/** auth/v1: the identity protocol of WIRE 0 to 3. Mount it at /auth/v1. */
export function authRoutes(deps: AuthDeps): Hono {
  const services = createAuthServices(deps);
  const routes = new Hono();
  routes.onError((error, c) => {
    const known = thrownError(error);
    if (known.status >= 500) deps.log.error({ id: requestId(c), ...loggableError(error) }, 'auth/v1 failed');
    return errorResponse(c, known);
  });
  routes.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  routes.use(limitBody({ maxSize: MAX_BODY_BYTES, onError: (c) => errorResponse(c, authErrors.bodyTooLarge) }));

  routes.on('POST', ['/signup', '/token', '/recover', '/otp', '/resend'], checkCaptcha(services));

  routes.post('/signup', signUp(services));
  routes.post('/token', issueToken(services));
  routes.get('/user', getUser(services));
  routes.put('/user', changeUser(services));
  routes.get('/verify', verifyLink(services));
  routes.post('/verify', verifyCode(services));
  routes.post('/recover', recover(services));
  routes.post('/otp', requestOtp(services));
  routes.get('/reauthenticate', reauthenticate(services));
  routes.post('/resend', resend(services));
  routes.post('/logout', logOut(services));
  routes.post('/factors', enrollFactor(services));
  routes.post('/factors/:id/challenge', challengeFactor(services));
  routes.post('/factors/:id/verify', verifyFactor(services));
  routes.delete('/factors/:id', removeFactor(services));
  routes.get('/.well-known/jwks.json', publicKeys(services));
  routes.get('/settings', settings(services));
  routes.get('/health', health);
  routes.get('/authorize', authorize(services));
  routes.on(['GET', 'POST'], '/callback', callback(services));
  routes.get('/user/identities/authorize', authorizeIdentity(services));
  routes.delete('/user/identities/:identityId', deleteIdentity(services));
  routes.all('*', (c) => errorResponse(c, authErrors.notFound));
  return routes;
}
