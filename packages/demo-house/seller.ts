/** The company that sells, as its documents name it (legal-2). The house is made up, and so are its numbers. */
export const seller = {
	name: "Vetrina S.p.A.",
	address: "Via Solferino 27, 20121 Milano MI, Italia",
	phone: "+39 02 0000 0000",
	email: "care@vetrina.example",
	register: "Registro delle Imprese di Milano 00000000000 · REA MI-0000000 · P. IVA IT00000000000",
	shareCapital: "1.000.000 € i. v.",
	legalRepresentative: "Alba Ferri",
} as const;
