// Stands in for the browser's upload: fetch, which a stage answers, cannot tell progress. `vi.stubGlobal('XMLHttpRequest', FakeUpload)`.

export class FakeUpload {
  static sent: { path: string; form: FormData }[] = [];
  /** undefined: no answer comes, and the upload stays at 40 percent. */
  static answer: { status: number; body: object } | undefined;
  /** All was sent, and the answer is not there yet: `answerNow` sends it. */
  static isHeld = false;
  static answerNow: () => void = () => undefined;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  onabort: () => void = () => undefined;
  status = 0;
  responseText = '';
  #path = '';

  static begin(answer: typeof FakeUpload.answer): void {
    FakeUpload.sent = [];
    FakeUpload.answer = answer;
    FakeUpload.isHeld = false;
  }
  open(_method: string, path: string) {
    this.#path = path;
  }
  setRequestHeader() {}
  getResponseHeader() {
    return 'application/json';
  }
  abort() {
    this.onabort();
  }
  send(form: FormData) {
    FakeUpload.sent.push({ path: this.#path, form });
    this.upload.onprogress?.({ loaded: 40, total: 100 });
    const { answer } = FakeUpload;
    if (!answer) return;
    this.upload.onprogress?.({ loaded: 100, total: 100 });
    FakeUpload.answerNow = () => {
      this.status = answer.status;
      this.responseText = JSON.stringify(answer.body);
      this.onload();
    };
    if (!FakeUpload.isHeld) FakeUpload.answerNow();
  }
}

/** As if it was dropped: what a picker would not offer comes this way too. */
export function dropFile(file: File, within: ParentNode = document): void {
  const input = within.querySelector('input[type=file]') as HTMLInputElement;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
