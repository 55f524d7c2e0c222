export function AuthScreen() {
  return <h1>Sign in</h1>;
}
