export type ValidationMessage = { fieldPath: string; description: string; validationCode: string };

type Fields = Record<string, unknown>;

const RESERVED_NAMES =
	/^(ad_(activeview|click|exposure|query|reward)|adunit_exposure|app_(background|clear_data|exception|remove|store_refund|store_subscription_(cancel|convert|renew)|update|upgrade)|dynamic_link_(app_open|app_update|first_open)|error|firebase_campaign|first_(open|visit)|in_app_purchase|notification_(dismiss|foreground|open|receive)|os_update|session_start|user_engagement)$/;
const RESERVED_PREFIXES = ["_", "firebase_", "ga_", "google_", "gtag."];
const MOST_EVENTS = 25;
const MOST_PARAMETERS = 25;
const MOST_ITEMS = 200;
const MOST_NAME = 40;
const TEXT_LIMITS: Readonly<Record<string, number>> = {
	page_location: 1000,
	page_referrer: 420,
	page_title: 300,
};
const MOST_TEXT = 100;

const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Checks a request as Google's validation server does. An empty list means that all its events are counted. */
export function validateMeasurement(body: unknown): ValidationMessage[] {
	const messages: ValidationMessage[] = [];
	const complain = (validationCode: string, fieldPath: string, description: string): void =>
		void messages.push({ fieldPath, description, validationCode });

	const checkName = (name: string, path: string, most = MOST_NAME): void => {
		if (!/^[A-Za-z]/.test(name) || !/^\w+$/.test(name))
			complain(
				"NAME_INVALID",
				path,
				`[${name}] has to begin with a letter, followed by letters, digits and _.`,
			);
		else if (name.length > most)
			complain("NAME_INVALID", path, `[${name}] has more than ${most} characters.`);
		else if (RESERVED_PREFIXES.some((prefix) => name.startsWith(prefix)))
			complain("NAME_RESERVED", path, `[${name}] has a reserved prefix.`);
	};

	const checkItem = (item: unknown, path: string): void => {
		if (!isFields(item)) {
			complain("VALUE_INVALID", path, "An item is an object.");
			return;
		}
		if (!item.item_id && !item.item_name)
			complain("VALUE_REQUIRED", path, "An item needs item_id or item_name.");
		for (const [key, value] of Object.entries(item)) {
			if (typeof value !== "string" && typeof value !== "number")
				complain("VALUE_INVALID", `${path}.${key}`, "A field of an item is a text or a number.");
			else if (String(value).length > MOST_TEXT)
				complain("VALUE_OUT_OF_BOUNDS", `${path}.${key}`, `More than ${MOST_TEXT} characters.`);
		}
	};

	const checkParams = (name: string, params: Fields, path: string): void => {
		const { items, ...others } = params;
		if (Object.keys(params).length > MOST_PARAMETERS)
			complain("EXCEEDED_MAX_ENTITIES", path, `More than ${MOST_PARAMETERS} parameters.`);
		if (items !== undefined && !Array.isArray(items))
			complain("VALUE_INVALID", `${path}.items`, "Not a list.");
		const list = Array.isArray(items) ? (items as unknown[]) : [];
		if (list.length > MOST_ITEMS)
			complain("EXCEEDED_MAX_ENTITIES", `${path}.items`, `More than ${MOST_ITEMS} items.`);
		for (const [at, item] of list.entries()) checkItem(item, `${path}.items[${at}]`);
		for (const [key, value] of Object.entries(others)) {
			checkName(key, `${path}.${key}`);
			const most = TEXT_LIMITS[key] ?? MOST_TEXT;
			if (typeof value !== "string" && typeof value !== "number")
				complain("VALUE_INVALID", `${path}.${key}`, "A parameter is a text or a number.");
			else if (String(value).length > most)
				complain("VALUE_OUT_OF_BOUNDS", `${path}.${key}`, `More than ${most} characters.`);
		}
		if (others.value !== undefined && !/^[A-Z]{3}$/.test(String(others.currency)))
			complain("VALUE_REQUIRED", `${path}.currency`, "A value needs a currency of three letters.");
		if ((name === "purchase" || name === "refund") && !others.transaction_id)
			complain("VALUE_REQUIRED", `${path}.transaction_id`, `A ${name} needs a transaction_id.`);
	};

	if (!isFields(body)) {
		complain("VALUE_INVALID", "", "The body is an object.");
		return messages;
	}
	if (typeof body.client_id !== "string" || body.client_id === "")
		complain("VALUE_REQUIRED", "client_id", "A web stream needs a client_id.");
	const events = Array.isArray(body.events) ? (body.events as unknown[]) : [];
	if (events.length === 0) complain("VALUE_REQUIRED", "events", "There is no event.");
	if (events.length > MOST_EVENTS)
		complain("EXCEEDED_MAX_ENTITIES", "events", `More than ${MOST_EVENTS} events.`);
	const properties = isFields(body.user_properties) ? body.user_properties : {};
	if (Object.keys(properties).length > 25)
		complain("EXCEEDED_MAX_ENTITIES", "user_properties", "More than 25 properties.");
	for (const [key, property] of Object.entries(properties)) {
		checkName(key, `user_properties.${key}`, 24);
		if (!isFields(property) || String(property.value).length > 36)
			complain("VALUE_OUT_OF_BOUNDS", `user_properties.${key}`, "More than 36 characters, or no value.");
	}
	for (const [at, event] of events.entries()) {
		const path = `events[${at}]`;
		if (!isFields(event) || typeof event.name !== "string") {
			complain("VALUE_REQUIRED", `${path}.name`, "An event needs a name.");
			continue;
		}
		checkName(event.name, `${path}.name`);
		if (RESERVED_NAMES.test(event.name))
			complain("NAME_RESERVED", `${path}.name`, `[${event.name}] is reserved.`);
		if (event.params !== undefined && !isFields(event.params))
			complain("VALUE_INVALID", `${path}.params`, "Parameters are an object.");
		else checkParams(event.name, (event.params as Fields | undefined) ?? {}, `${path}.params`);
	}
	return messages;
}
