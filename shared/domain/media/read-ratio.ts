/** Reads "16:9", "4/5" and "1.91" as width by height; undefined for other texts. */
export const readRatio = (text: string): number | undefined => {
	const [, width = "", height = "1"] =
		/^\s*(\d+(?:\.\d+)?)(?:\s*[:/]\s*(\d+(?:\.\d+)?))?\s*$/.exec(text) ?? [];
	const ratio = Number(width) / Number(height);
	return width !== "" && ratio >= 0.2 && ratio <= 5 ? ratio : undefined;
};
