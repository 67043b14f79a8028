import { writeDate } from "@vetrina/shop-rules/locale/formats.ts";
import { type Language, localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { listWeek, openStateAt } from "@vetrina/shop-rules/stores/opening-hours.ts";
import { wallClock } from "@vetrina/shop-rules/time/wall-clock.ts";
import type {
	OpenStateView,
	StoreHoursView,
	StoreMapView,
	StoreView,
} from "../../../shared/contracts/store-views.ts";
import { mapPath } from "../../../shared/domain/addresses/paths.ts";
import { findFrame, MAP_HEIGHT, MAP_WIDTH, pointIn } from "../../../shared/domain/stores/store-map.ts";
import type { Store } from "../../platform/commerce/stores/stores.ts";
import type { PageContext } from "../../request/page/page-context.ts";
import { addressLines } from "../addresses/written-address.ts";

/** Returns a date with the given day of the week, 1 for Monday: January 1st, 2024 is a Monday. */
const toWeekDate = (day: number, time = "00:00"): Date => new Date(`2024-01-0${day}T${time}:00Z`);

const dayName = (
	{ locale }: Pick<PageContext, "locale">,
	day: number,
	weekday: "long" | "short" = "long",
): string => new Intl.DateTimeFormat(localeTag(locale), { weekday, timeZone: "UTC" }).format(toWeekDate(day));

export const timeText = ({ locale }: Pick<PageContext, "locale">, time: string): string =>
	new Intl.DateTimeFormat(localeTag(locale), {
		hour: "numeric",
		minute: "2-digit",
		timeZone: "UTC",
		numberingSystem: "latn",
	}).format(toWeekDate(1, time));

export const describeOpenState = (
	cx: Pick<PageContext, "locale" | "t" | "now">,
	{ hours, timeZone }: Pick<Store, "hours" | "timeZone">,
): OpenStateView => {
	const state = openStateAt(hours, timeZone, cx.now);
	if (state.isOpen)
		return { isOpen: true, text: cx.t("storeState.openUntil", { time: timeText(cx, state.closes) }) };
	if (!state.opens) return { isOpen: false, text: cx.t("storeState.closed") };
	const { day, inDays, time } = state.opens;
	const at = { time: timeText(cx, time), day: dayName(cx, day) };
	return {
		isOpen: false,
		text: inDays === 0 ? cx.t("storeState.opensToday", at) : cx.t("storeState.opensOn", at),
	};
};

const daysText = (cx: Pick<PageContext, "locale">, from: number, to: number): string =>
	from === to ? dayName(cx, from) : `${dayName(cx, from)} – ${dayName(cx, to)}`;

export const listHours = (
	cx: Pick<PageContext, "locale" | "t" | "now">,
	{ hours, countryCode, timeZone }: Pick<Store, "hours" | "countryCode" | "timeZone">,
): StoreHoursView => {
	const today = wallClock(cx.now, timeZone).day;
	const week = listWeek(hours, countryCode);
	return week.map(({ from, to, spans }) => {
		const isToday = from <= to ? from <= today && today <= to : today >= from || today <= to;
		const days = week.length === 1 ? cx.t("storeState.everyDay") : daysText(cx, from, to);
		return { days, isToday, times: spans.map((span) => span.map((time) => timeText(cx, time)).join(" – ")) };
	});
};

export const writeMoment = (
	iso: string,
	{ timeZone }: Pick<Store, "timeZone">,
	{ locale }: Pick<PageContext, "locale">,
): string =>
	writeDate(
		localeTag(locale),
		{
			weekday: "long",
			day: "numeric",
			month: "long",
			hour: "numeric",
			minute: "2-digit",
			timeZone,
			calendar: "gregory",
			numberingSystem: "latn",
		},
		new Date(iso),
	);

const SERVICES = ["appointments", "tailoring", "pickUp", "reservations", "returns", "giftWrapping"] as const;
export const listServices = (
	{ t }: Pick<PageContext, "t">,
	{ services }: Pick<Store, "services">,
): string[] => SERVICES.filter((one) => services.includes(one)).map((one) => t(`storeServices.${one}`));

export const toStoreView = (cx: PageContext, store: Store, distance?: string): StoreView => ({
	id: store.id,
	href: cx.paths.store(store.id),
	name: store.name,
	address: storeAddress(store, cx.locale.language),
	phone: store.phone ? { text: store.phone, href: telephone(store.phone) } : undefined,
	open: describeOpenState(cx, store),
	services: listServices(cx, store),
	latitude: store.latitude,
	longitude: store.longitude,
	distance,
});

export const telephone = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
export const storeAddress = (
	{ countryCode, address1, address2, postalCode, city, stateCode }: Store,
	language: Language,
): string[] => addressLines({ countryCode, address1, address2, postalCode, city, stateCode }, language);

/** Percent of a phone's map width; closer pins would overlap. */
const TOO_CLOSE = 17;

export const toStoreMap = (
	stores: readonly Store[],
	hrefOf: (store: Store) => string,
	least?: number,
): StoreMapView | undefined => {
	if (stores.length === 0) return undefined;
	const frame = findFrame(stores, least);
	const pins: StoreMapView["pins"] = [];
	for (const store of stores) {
		const point = pointIn(frame, store);
		const [x, y] = [point.x, point.y].map((part) => Math.round(part * 1000) / 10) as [number, number];
		const near = pins.find((pin) => Math.hypot(pin.x - x, pin.y - y) < TOO_CLOSE);
		if (near) near.count += 1;
		else pins.push({ x, y, href: hrefOf(store), label: store.cityName, count: 1 });
	}
	return { src: mapPath(frame), width: MAP_WIDTH, height: MAP_HEIGHT, pins };
};
