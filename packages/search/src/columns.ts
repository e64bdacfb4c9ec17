// Typed arrays that grow, and the plain form in which parts of the index go into a snapshot.

export type TypedArray =
  | Int32Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** What a snapshot can hold. */
export type State = number | string | null | TypedArray | State[] | { [name: string]: State };

/** The array itself when it has `length` elements, else a longer copy (half as much again at least). */
export function grown<T extends TypedArray>(array: T, length: number): T {
  return array.length >= length ? array : resized(array, Math.max(length, Math.ceil(array.length * 1.5), 16));
}

/** A copy of exactly `length` elements: cut off, or filled up with zeros. */
export function resized<T extends TypedArray>(array: T, length: number): T {
  const copy = new (array.constructor as new (length: number) => T)(length);
  copy.set(array.length > length ? array.subarray(0, length) : array);
  return copy;
}
