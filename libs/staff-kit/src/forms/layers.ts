/**
 * What stands over what. antd stacks dialogs from 1000 upwards, 100 for each that opens out of another, and puts its
 * questions at 2000; whatever may come while any of them is open lies above them all. Toasts are the topmost
 * (toaster.module.css).
 */
export const LAYERS = { conflict: 2200, confirmation: 2300, sessionEnded: 2400, leaving: 2600 } as const;
