import type { RemoteProps } from '@tiraz/contracts/remote';
import { StaffRoot } from '@tiraz/staff-kit/session';
import type { ComponentType } from 'react';
import { StaffArea } from './app/staff-area';

declare const __webpack_hash__: string;

function AdminRemote({ hostVersion, ...props }: RemoteProps) {
  return (
    <StaffRoot {...props}>
      <StaffArea versions={{ host: hostVersion, remote: __webpack_hash__ }} />
    </StaffRoot>
  );
}

export default AdminRemote satisfies ComponentType<RemoteProps>;
