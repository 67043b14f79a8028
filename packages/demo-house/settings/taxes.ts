/** Tax rates on clothing by destination, without local taxes. */

const byCountry: Readonly<Record<string, number>> = {
	IT: 0.22,
	FR: 0.2,
	DE: 0.19,
	AT: 0.2,
	ES: 0.21,
	PT: 0.23,
	NL: 0.21,
	BE: 0.21,
	LU: 0.17,
	IE: 0.23,
	GR: 0.24,
	FI: 0.255,
	DK: 0.25,
	PL: 0.23,
	GB: 0.2,
	CH: 0.081,
	SE: 0.25,
	MX: 0.16,
	BR: 0.17,
	AE: 0.05,
	SA: 0.15,
	KW: 0,
	QA: 0,
	BH: 0.1,
	OM: 0.05,
	JP: 0.1,
	KR: 0.1,
	CN: 0.13,
	HK: 0,
	MO: 0,
	TW: 0.05,
	SG: 0.09,
	AU: 0.1,
};

const percentByState: Readonly<Record<string, string>> = {
	US: `AL 4,AK 0,AZ 5.6,AR 6.5,CA 7.25,CO 2.9,CT 6.35,DE 0,DC 6,FL 6,GA 4,HI 4,ID 6,IL 6.25,IN 7,IA 6,KS 6.5,KY 6,LA 5,
		ME 5.5,MD 6,MA 6.25,MI 6,MN 6.875,MS 7,MO 4.225,MT 0,NE 5.5,NV 6.85,NH 0,NJ 6.625,NM 4.875,NY 4,NC 4.75,ND 5,OH 5.75,
		OK 4.5,OR 0,PA 6,RI 7,SC 6,SD 4.2,TN 7,TX 6.25,UT 6.1,VT 6,VA 5.3,WA 6.5,WV 6,WI 5,WY 4`,
	CA: "AB 5,BC 12,MB 12,NB 15,NL 15,NT 5,NS 14,NU 5,ON 13,PE 15,QC 14.975,SK 11,YT 5",
};

const byState = new Map(
	Object.entries(percentByState).flatMap(([country, list]) =>
		list.split(",").map((entry) => {
			const [state = "", percent = "0"] = entry.trim().split(" ");
			return [`${country}-${state}`, Number(percent) / 100] as const;
		}),
	),
);

/** Returns the tax rate as a fraction; undefined if unknown, as in the United States without a state. */
export function taxRateAt(countryCode: string | undefined, stateCode?: string): number | undefined {
	if (countryCode === undefined) return undefined;
	if (countryCode in percentByState) return byState.get(`${countryCode}-${stateCode?.toUpperCase()}`);
	return Object.hasOwn(byCountry, countryCode) ? byCountry[countryCode] : undefined;
}
