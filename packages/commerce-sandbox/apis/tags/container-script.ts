/**
 * Reads the page's data layer as a tag manager's container does, from its beginning, and refuses what Google Analytics 4 would drop. Pages read the
 * outcome in `google_tag_manager[id]`. The script declares `ID`.
 */
export const containerScript = String.raw`
const MOST_PARAMETERS = 25, MOST_ITEMS = 200, LONGEST_NAME = 40, LONGEST_TEXT = 100, MOST_CUSTOM = 27;
const LONGER = { title: 300, page_path: 1000, referrer: 420 };
const OF_ITEMS = /^(item_(id|name|brand|variant|category[2-5]?|list_id|list_name)|affiliation|coupon|discount|index|location_id|price|quantity)$/;
const RESERVED = /^(_|firebase_|ga_|google_)/;
const state = { accepted: [], refused: [], consent: {} };
globalThis.google_tag_manager = { ...globalThis.google_tag_manager, [ID]: state };
let cleared = true;
let hasBegun = false;
const faultOfText = (name, value) =>
	typeof value === "string" && value.length > (LONGER[name] ?? LONGEST_TEXT) ? name + " is too long" : undefined;
const faultOfItem = (item) => {
	if (!item.item_id && !item.item_name) return "An item has neither id nor name";
	if (Object.keys(item).filter((name) => !OF_ITEMS.test(name)).length > MOST_CUSTOM) return "An item has too many parameters";
	return Object.entries(item).map(([name, value]) => faultOfText(name, value)).find(Boolean);
};
const findFault = ({ event, ecommerce, ...parameters }) => {
	if (event.length > LONGEST_NAME || RESERVED.test(event) || !/^[a-z]\w*$/i.test(event)) return "The name of the event is not valid";
	const all = { ...parameters, ...ecommerce };
	delete all.items;
	if (Object.keys(all).length > MOST_PARAMETERS) return "There are too many parameters";
	for (const [name, value] of Object.entries(all)) {
		if (name.length > LONGEST_NAME || RESERVED.test(name)) return "The name " + name + " is not valid";
		const fault = faultOfText(name, value);
		if (fault) return fault;
	}
	if (!ecommerce) return;
	if (!cleared) return "The former data of commerce was not cleared";
	if (ecommerce.value !== undefined && !ecommerce.currency) return "A value has no currency";
	const { items = [] } = ecommerce;
	if (items.length > MOST_ITEMS) return "There are too many items";
	return items.map(faultOfItem).find(Boolean);
};
const isCommand = (entry) => Object.prototype.toString.call(entry) === "[object Arguments]";
const takeCommand = ([command, kind, modes]) => {
	if (command !== "consent") return;
	if (kind === "default" && hasBegun) state.refused.push({ event: "consent", fault: "The default came after an event" });
	if (!modes.region) Object.assign(state.consent, modes);
	const isGranted = state.consent.analytics_storage === "granted";
	if (kind === "update" && isGranted) document.cookie = "_ga=GA1.1." + ID + "; path=/; max-age=63072000; samesite=lax";
};
const take = (entry) => {
	if (!entry || typeof entry !== "object") return;
	if (isCommand(entry)) return takeCommand(entry);
	if (entry.ecommerce === null) cleared = true;
	if (typeof entry.event !== "string" || entry.event.startsWith("gtm.")) return;
	hasBegun = true;
	const fault = findFault(entry);
	if (entry.ecommerce) cleared = false;
	if (fault) state.refused.push({ event: entry.event, fault });
	else if (state.consent.analytics_storage === "granted") state.accepted.push(entry);
};
const layer = (globalThis.dataLayer ??= []);
const push = layer.push.bind(layer);
const before = [...layer];
layer.push = (...entries) => {
	const length = push(...entries);
	entries.forEach(take);
	return length;
};
before.forEach(take);
`;
