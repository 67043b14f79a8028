import { markets } from "../markets/markets.ts";

const readStates = (list: string): ReadonlyMap<string, number> =>
	new Map(
		list.split(",").map((entry) => {
			const [state = "", percent = "0"] = entry.trim().split(" ");
			return [state, Number(percent) / 100] as const;
		}),
	);

const rates = new Map(
	[...markets].map(([code, { tax }]) => [code, typeof tax === "number" ? tax : readStates(tax.byState)]),
);

/** Returns the tax rate as a fraction; undefined if unknown, as in the United States without a state. */
export function taxRateAt(countryCode: string | undefined, stateCode?: string): number | undefined {
	const rate = rates.get(countryCode ?? "");
	return typeof rate === "object" ? rate.get(stateCode?.toUpperCase() ?? "") : rate;
}
