// Saves what an address of ours gives as a file, with a session that lasts; a failure leaves the page as it is.
import { beforeCall } from './session-keeper.ts';

export async function saveFile(path: string): Promise<void> {
  await beforeCall(path);
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
