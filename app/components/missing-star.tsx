export function MissingStar() {
  return <svg />;
}
