export type Street = {
	countryCode: string;
	street: string;
	city?: string;
	postalCode?: string;
	stateCode?: string;
	latin?: { street: string; city?: string };
};
