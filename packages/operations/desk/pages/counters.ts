import type { CountKind } from "@vetrina/shop-rules/operations/record.ts";
import { openCounts } from "../../counts/open-counts.ts";
import { listRates, type Rate } from "../../counts/rates.ts";
import type { Desk } from "../desk-context.ts";
import { type Html, html } from "../html.ts";
import type { View } from "../layout.ts";
import { writeChoice, writeMessage, writeShare, writeTable } from "../parts.ts";

const HOURS = ["1", "6", "24", "48"];

const number = (name: string) => ({ name, isNumber: true });
const meanTime = ({ milliseconds, count }: Rate): string => (milliseconds / Math.max(1, count)).toFixed(0);

const TABLES: Record<CountKind, (rates: Rate[]) => Html> = {
	request: (rates) =>
		writeTable(
			"Responses by route",
			[
				{ name: "Route" },
				number("Responses"),
				number("From the cache"),
				number("Failed (5xx)"),
				number("Mean ms"),
			],
			rates.map((rate) => [
				html`<code>${rate.name}</code>`,
				rate.count,
				writeShare(rate.hits, rate.lookups),
				writeShare(rate.failures, rate.count),
				meanTime(rate),
			]),
		),
	value: (rates) =>
		writeTable(
			"Kept values by kind",
			[{ name: "Kind" }, number("Lookups"), number("From the cache")],
			rates.map((rate) => [rate.name, rate.lookups, writeShare(rate.hits, rate.lookups)]),
		),
	call: (rates) =>
		writeTable(
			"Calls of the platform by service",
			[{ name: "Service" }, number("Calls"), number("Failed"), number("Mean ms")],
			rates.map((rate) => [rate.name, rate.count, writeShare(rate.failures, rate.count), meanTime(rate)]),
		),
};

export const showCounters = async (desk: Desk): Promise<View> => {
	const wish = desk.url.searchParams.get("hours") ?? "24";
	const hours = HOURS.includes(wish) ? wish : "24";
	const found = await openCounts(desk.env).read(Number(hours), desk.now);
	return {
		title: "Numbers",
		content: html`<form class="fields"><div>${writeChoice("hours", "Hours until now", HOURS, { chosen: hours })}</div><button>Show</button></form>${
			"reason" in found
				? writeMessage(found.reason, true)
				: (["request", "value", "call"] as const).map((kind) => TABLES[kind](listRates(found.counts, kind)))
		}<p class="quiet">Counts are handed over a few seconds after the first response that they count. A stale copy counts as served from the cache.</p>`,
	};
};
