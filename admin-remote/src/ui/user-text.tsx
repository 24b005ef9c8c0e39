import type { ReactNode } from 'react';

/** What a person typed: it runs in its own direction, whatever stands around it. */
export function UserText({ children }: { children: ReactNode }) {
  return <bdi dir="auto">{children}</bdi>;
}

/** An e-mail address, a phone number, a reference: always from left to right. */
export function Isolated({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
