export const ADDRESS = {
	firstName: "Anna",
	lastName: "Rossi",
	address1: "Via Roma 1",
	postalCode: "20121",
	city: "Milano",
	stateCode: "MI",
	phone: "0212345678",
};

export const cardForm = (html: string, number = "4242424242424242") => {
	const src = /<iframe[^>]* src="([^"]+)"/.exec(html)?.[1] ?? "";
	const { origin, pathname, searchParams } = new URL(src.replaceAll("&amp;", "&"));
	return {
		action: origin + pathname,
		fields: {
			return: searchParams.get("return") ?? "",
			session: searchParams.get("session") ?? "",
			number,
			holder: "Anna Rossi",
			expiry: "03/31",
			securityCode: "123",
		},
	};
};

export const SEALED_PAYMENT = {
	version: "EC_v1",
	data: "c2VhbGVk",
	signature: "c2ln",
	header: { ephemeralPublicKey: "a2V5", publicKeyHash: "aGFzaA==", transactionId: "00" },
};
