/** Who buys in tests and benchmarks: an address in Milan, as the checkout's form sends it. */
export const ADDRESS = {
	firstName: "Anna",
	lastName: "Rossi",
	address1: "Via Roma 1",
	postalCode: "20121",
	city: "Milano",
	stateCode: "MI",
	phone: "0212345678",
};

/** A card as the processor's fields send it; they lead on to `back`. */
export const cardFields = (back: string, number = "4242424242424242") => ({
	return: back,
	number,
	holder: "Anna Rossi",
	expiry: "03/31",
	securityCode: "123",
});

/** What Apple's sheet gives for the processor: nothing that anyone else could read. */
export const SEALED_PAYMENT = {
	version: "EC_v1",
	data: "c2VhbGVk",
	signature: "c2ln",
	header: { ephemeralPublicKey: "a2V5", publicKeyHash: "aGFzaA==", transactionId: "00" },
};
