export type Figure = {
	figure: string;
	measured: string;
	budget?: string;
	ok?: boolean;
};

/** `isBusy`: others used the machine, so figures of time say little, met or missed. */
export function printTable(title: string, figures: Figure[], isBusy = false): void {
	const mark = (word: string) => (isBusy ? `${word}, on a busy machine` : word);
	const rows = figures.map(({ figure, measured, budget = "", ok }) => [
		figure,
		measured,
		budget,
		ok === undefined ? "" : mark(ok ? "ok" : "missed"),
	]);
	const all = [["figure", "measured", "budget", ""], ...rows];
	const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
	console.log(`\n${title}`);
	for (const [index, row] of all.entries()) {
		console.log(
			`  ${row
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join("   ")
				.trimEnd()}`,
		);
		if (index === 0) console.log(`  ${widths.map((width) => "─".repeat(width)).join("   ")}`);
	}
}

export const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
export const milliseconds = (value: number): string =>
	`${value < 1 ? value.toFixed(3) : value.toFixed(2)} ms`;

export const seconds = (value: number): string => `${(value / 1000).toFixed(2)} s`;
export const times = (value: number): string => `${value.toFixed(2)} ×`;

export function atMost(
	figure: string,
	value: number,
	limit: number,
	show: (value: number) => string,
): Figure {
	return { figure, measured: show(value), budget: `≤ ${show(limit)}`, ok: value <= limit };
}

export const atLeast = (figure: string, value: number, limit: number): Figure => ({
	figure,
	measured: String(value),
	budget: `≥ ${limit}`,
	ok: value >= limit,
});

export function median(values: number[]): number {
	return percentile(values, 0.5);
}

export function percentile(values: number[], share: number): number {
	const sortedValues = [...values].sort((a, b) => a - b);
	return (
		sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * share))] ?? Number.NaN
	);
}
