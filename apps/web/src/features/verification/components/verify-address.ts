// The verify dialog by its address: `?verify=12` opens it for a school, `?verify=choose` with the choice of one. Mails and every page lead
// to it this way. @rule verification.10
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useDialogAddress, withDialog } from '../../../lib/dialog-address.ts';

const PARAMETER = 'verify';
const CHOOSE = 'choose';

/** The dialog that is open, and how to open and close it. */
export function useVerifyAddress() {
  const { name, open, close } = useDialogAddress(PARAMETER);
  const id = name !== undefined && /^[1-9]\d{0,9}$/.test(name) ? Number(name) : undefined;
  return {
    isOpen: name !== undefined,
    /** The school; undefined: it has to be chosen. */
    schoolId: id,
    open: useCallback((schoolId?: number) => open(schoolId === undefined ? CHOOSE : `${schoolId}`), [open]),
    close,
  };
}

/** Where the link of the mail leads back to: the page that is shown, without the dialog. */
export function useReturnUrl(): string {
  const { pathname, search } = useLocation();
  return pathname + withDialog(search, PARAMETER, undefined);
}
