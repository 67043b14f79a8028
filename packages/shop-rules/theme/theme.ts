/** A colour as "#rrggbb". */
export type Hex = `#${string}`;

/** Colours by the custom properties of style sheets: `paperDeep` is `--paper-deep`. */
export type ThemeColors = {
	/** Background of pages, and of the parts of a page that stand back. */
	paper: Hex;
	paperDeep: Hex;
	/** Words, lines and dark parts. */
	ink: Hex;
	/** Words of less weight, and lines that only adorn. */
	stone: Hex;
	stoneSoft: Hex;
	stonePale: Hex;
	/** Errors and lower prices. */
	accent: Hex;
	/** Words on dark parts, and words of less weight there. */
	onInk: Hex;
	onInkSoft: Hex;
	/** Background of pictures until they have loaded, from the top to the bottom. */
	studio: readonly [Hex, Hex, Hex];
	/** Top and bottom of a part that waits for a picture with words on it, and of an empty shop window. */
	curtain: readonly [Hex, Hex];
	/** Maps of stores. */
	map: { sea: Hex; land: Hex; coast: Hex };
};

/** The look of a house, from which style sheets, drawings and the frame of cards follow. */
export type Theme = { colors: ThemeColors };
