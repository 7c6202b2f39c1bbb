/** A trip that the guard has accepted (specification, section 3). */
export interface Trip {
  title: string;
  location: string;
  cities: string;
  /** Price in rupees. */
  cost: number;
  /** Address of the first cover; undefined where there is none that may be shown. */
  cover: string | undefined;
  /** Epoch milliseconds. */
  startTime: number;
  /** Epoch milliseconds. */
  endTime: number;
}
