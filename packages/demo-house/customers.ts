import type { SampleCustomer } from "@vetrina/commerce-sandbox/house/shoppers.ts";

export const DEMO_PASSWORD = "Silk&Linen1";

export const demoCustomers: readonly SampleCustomer[] = [
	{ email: "anna@vetrina.example", firstName: "Anna", lastName: "Rossi" },
	{ email: "vip@vetrina.example", firstName: "Viola", lastName: "Conti", groups: ["VIP"] },
	{ email: "club@vetrina.example", firstName: "Chiara", lastName: "Moro", groups: ["private-clients"] },
	{ email: "care@vetrina.example", firstName: "Carlo", lastName: "Neri", canLoginOnBehalf: true },
	{ email: "desk@vetrina.example", firstName: "Dario", lastName: "Villa" },
	{ email: "sara@vetrina.example", firstName: "Sara", lastName: "Gallo", refusesLoginOnBehalf: true },
	{ email: "elena@vetrina.example", firstName: "Elena", lastName: "Conti", withoutPassword: true },
];
