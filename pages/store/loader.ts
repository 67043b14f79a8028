import { TOWN_SPAN } from "../../shared/domain/stores/store-map.ts";
import { PAGES, withTags } from "../../worker/cache/policies.ts";
import type { Store } from "../../worker/platform/commerce/stores/stores.ts";
import { buildHead } from "../../worker/present/head.ts";
import { toBreadcrumbList } from "../../worker/present/json-ld.ts";
import { findStore } from "../../worker/present/stores/find-store.ts";
import {
	describeOpenState,
	listHours,
	listServices,
	storeAddress,
	telephone,
	toStoreMap,
} from "../../worker/present/stores/store-views.ts";
import type { LoadShared } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { StoreData } from "./contract.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const storeJsonLd = (cx: PageContext, store: Store): object => ({
	"@context": "https://schema.org",
	"@type": "ClothingStore",
	"@id": cx.origin + cx.paths.store(store.id),
	name: store.name,
	url: cx.origin + cx.paths.store(store.id),
	telephone: store.phone,
	email: store.email,
	address: {
		"@type": "PostalAddress",
		streetAddress: [store.address1, store.address2].filter(Boolean).join(", "),
		addressLocality: store.city,
		postalCode: store.postalCode,
		addressRegion: store.stateCode,
		addressCountry: store.countryCode,
	},
	geo: { "@type": "GeoCoordinates", latitude: store.latitude, longitude: store.longitude },
	openingHoursSpecification: store.hours.map(({ days, opens, closes }) => ({
		"@type": "OpeningHoursSpecification",
		dayOfWeek: days.map((day) => DAYS[day - 1]),
		opens,
		closes,
	})),
	parentOrganization: { "@type": "Organization", name: cx.shell.siteName },
});

export const loadStore: LoadShared = async (cx, { storeId }) => {
	const { t, paths } = cx;
	const store = await findStore(cx, storeId);
	if (!store) return null;
	const breadcrumbs = [{ label: t("storePages.title"), href: paths.at("stores") }];
	const destination = new URLSearchParams({ api: "1", destination: `${store.latitude},${store.longitude}` });
	const data: StoreData = {
		id: store.id,
		name: store.name,
		breadcrumbs,
		address: storeAddress(store, cx.locale.language),
		phone: store.phone ? { label: store.phone, href: telephone(store.phone) } : undefined,
		email: store.email ? { label: store.email, href: `mailto:${store.email}` } : undefined,
		open: describeOpenState(cx, store),
		hours: listHours(cx, store),
		services: listServices(cx, store),
		map: toStoreMap([store], () => "", TOWN_SPAN),
		directionsHref: `https://www.google.com/maps/dir/?${destination}`,
		allHref: paths.at("stores"),
		appointmentHref: store.services.includes("appointments")
			? paths.at("appointment", { storeId: store.id })
			: undefined,
	};
	const description = t("storePages.storeDescription", { store: store.name, city: store.cityName });
	return {
		page: {
			kind: "store",
			data,
			status: 200,
			cache: withTags(PAGES.stores, `store:${store.id}`),
			head: buildHead(cx, {
				title: store.name,
				description,
				canonical: `/stores/${store.id}`,
				jsonLd: [
					storeJsonLd(cx, store),
					toBreadcrumbList(cx, [...breadcrumbs, { label: store.name, href: paths.store(store.id) }]),
				],
			}),
		},
	};
};
