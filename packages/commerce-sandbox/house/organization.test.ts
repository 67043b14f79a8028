import {
	demoOrganization,
	organizations,
	referenceArchitecture,
} from "@vetrina/demo-house/settings/organizations.ts";
import { expect, test } from "vitest";
import {
	calledSite,
	organizationOfPath,
	renameSites,
	resolveAddress,
	resolveSites,
	siteCalled,
} from "./organization.ts";

test.each([
	["/search/shopper-search/v1/organizations/f_ecom_zzrf_001/product-search", referenceArchitecture],
	["/shopper/auth/v1/organizations/f_ecom_vtra_001/oauth2/token", demoOrganization],
	["/shopper/auth/v1/organizations/f_ecom_zzzz_001/oauth2/token", demoOrganization],
	["/on/demandware.store/Sites-RefArch-Site/en_US/Order-Track", referenceArchitecture],
	["/s/RefArchGlobal/dw/shop/v21_3/products/1", referenceArchitecture],
	["/s/eu/product/1", demoOrganization],
	["/s/toString/dw/shop/v21_3/products/1", demoOrganization],
	["/health", demoOrganization],
])("the path %s belongs to the organisation that it names", (path, organization) => {
	expect(organizationOfPath(path, organizations)).toBe(organization);
});

test("an address names the cloud's own sites once it is resolved", () => {
	expect(resolveAddress("http://x/search?siteId=RefArch&q=a+b", referenceArchitecture)).toBe(
		"http://x/search?siteId=vetrina-us&q=a+b",
	);
	expect(
		resolveAddress("http://x/on/demandware.store/Sites-RefArch-Site/en_US/Cart-Show", referenceArchitecture),
	).toBe("http://x/on/demandware.store/Sites-vetrina-us-Site/en_US/Cart-Show");
	expect(resolveAddress("http://x/s/RefArchGlobal/dw/shop", referenceArchitecture)).toBe(
		"http://x/s/vetrina-eu/dw/shop",
	);
});

test("a site that the organisation does not have stays as it was named", () => {
	const form = new URLSearchParams({ channel_id: "constructor", siteId: "SiteGenesis" });
	resolveSites(form, referenceArchitecture);
	expect(form.toString()).toBe("channel_id=constructor&siteId=SiteGenesis");
	expect(siteCalled(referenceArchitecture, "vetrina-eu")).toBeUndefined();
	expect(calledSite(referenceArchitecture, "vetrina-ap")).toBe("vetrina-ap");
});

test("a result names sites as the organisation does, and only where a value is a site", () => {
	expect(renameSites('{"siteId":"vetrina-us","name":"vetrina-us bag"}', referenceArchitecture)).toBe(
		'{"siteId":"RefArch","name":"vetrina-us bag"}',
	);
});
