import { useState, type ReactNode } from 'react';
import { FactorFirstPage } from './pages';

interface FactorFirstProps {
  /** Whether the account may do nothing before it has a second factor. */
  isLacking: boolean;
  children: ReactNode;
}

/** Shows nothing else before the second factor is set up and its recovery codes were put away. */
export function FactorFirst({ isLacking, children }: FactorFirstProps) {
  const [wasLacking, setWasLacking] = useState(isLacking);
  // The account lacks nothing any more as soon as the recovery codes are there to be read.
  const [isSettingUp, setSettingUp] = useState(isLacking);
  if (isLacking !== wasLacking) {
    setWasLacking(isLacking);
    setSettingUp(isSettingUp || isLacking);
  }
  if (!isLacking && !isSettingUp) return children;
  return <FactorFirstPage isSettingUp={isSettingUp} onSetUp={setSettingUp} />;
}
