import { writeDate } from "@vetrina/shop-rules/locale/formats.ts";
import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { APPOINTMENT_SERVICES } from "../../shared/contracts/visit-views.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import { findStore } from "../../worker/present/stores/find-store.ts";
import { timeText } from "../../worker/present/stores/store-views.ts";
import { visitFormView } from "../../worker/present/stores/visit-form.ts";
import { toStorePlace } from "../../worker/present/stores/visit-views.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { AppointmentData } from "./contract.ts";

export const APPOINTMENT_DRAFT = "appointment";

const dayIn = ({ locale }: PageContext, date: string, options: Intl.DateTimeFormatOptions): string =>
	writeDate(
		localeTag(locale),
		{ timeZone: "UTC", calendar: "gregory", numberingSystem: "latn", ...options },
		new Date(`${date}T00:00:00Z`),
	);

const zoneName = ({ locale, now }: PageContext, timeZone: string): string =>
	new Intl.DateTimeFormat(localeTag(locale), { timeZone, timeZoneName: "longGeneric" })
		.formatToParts(now)
		.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;

export const loadAppointment: LoadPrivate = async (cx, visitor) => {
	const { paths, search } = cx;
	const storeId = search.get("storeId") ?? "";
	const store = await findStore(cx, storeId);
	if (!store?.services.includes("appointments")) return null;
	const free = await visitor.visits.times(storeId);
	if (free === null) return null;
	const form = await visitFormView(cx, visitor, {
		draft: APPOINTMENT_DRAFT,
		action: paths.at("appointment"),
	});
	const days = free === "unavailable" ? [] : free.days;
	const chosenDay = days.find(({ date }) => date === search.get("date")) ?? days[0];
	const data: AppointmentData = {
		...form,
		error: free === "unavailable" ? "unavailable" : form.error,
		store: toStorePlace(cx, store),
		storeId,
		days: days.map(({ date }) => ({
			date,
			weekday: dayIn(cx, date, { weekday: "short" }),
			day: String(Number(date.slice(8))),
			month: dayIn(cx, date, { month: "short" }),
			href: paths.at("appointment", { storeId, date }),
			isChosen: date === chosenDay?.date,
		})),
		date: chosenDay?.date ?? "",
		dateText: chosenDay ? dayIn(cx, chosenDay.date, { weekday: "long", day: "numeric", month: "long" }) : "",
		times: (chosenDay?.times ?? []).map((value) => ({ value, label: timeText(cx, value) })),
		services: APPOINTMENT_SERVICES.filter((one) => store.services.includes(one)),
		timeZone: zoneName(cx, store.timeZone),
	};
	const title = cx.t("visits.book");
	return {
		page: {
			kind: "appointment",
			data,
			status: free === "unavailable" ? 503 : 200,
			cache: PRIVATE,
			head: buildHead(cx, { title, description: title, robots: "noindex, follow" }),
		},
	};
};
