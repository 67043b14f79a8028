import { expect, test } from "vitest";
import { routeTable } from "../routes.ts";
import { readStoreAddress } from "./store-address.ts";

const at = (rest: string): [string, string] => {
	const [path = "", query] = `/on/demandware.store/${rest}`.split("?");
	return [path, query ? `?${query}` : ""];
};

// proves platform-8
test.each([
	["Sites-vetrina-eu-Site/en_IT/COCart-Show", "/s/vetrina-eu/en-it/cart"],
	["Sites-vetrina-eu-Site/en-it/Cart-Show?x=1", "/s/vetrina-eu/en-it/cart"],
	["Sites-vetrina-eu-Site/en_IT/Order-History", "/s/vetrina-eu/en-it/orders"],
	["Sites-vetrina-eu-Site/en_IT/Order-Details?orderID=V123", "/s/vetrina-eu/en-it/order?orderNo=V123"],
	["Sites-vetrina-eu-Site/en_IT/Order-Details?orderID=%22", "/s/vetrina-eu/en-it/order"],
	["Sites-vetrina-eu-Site/en_IT/Account-Show", "/s/vetrina-eu/en-it/myaccount"],
	["Sites-vetrina-eu-Site/default/Cart-Proxy", "/s/vetrina-eu/default/cart"],
	["Sites-vetrina-eu-Site/en_IT/Paypal-Popup?token=EC-1", "/s/vetrina-eu/en-it/cart"],
	["Sites-vetrina-eu-Site/en_IT/OrdersPage", "/s/vetrina-eu/en-it/orders"],
	["Sites-vetrina-eu-Site/en_IT/PersonalDataPage-Show", "/s/vetrina-eu/en-it/personaldata"],
	["Sites-vetrina-eu-Site/en_IT/SplashPage", "/"],
	["Sites-vetrina-eu-Site/en_IT/SplashPages", null],
	["Sites-vetrina-eu-Site/en_IT/Home-Show", "/s/vetrina-eu/en-it/"],
	["Sites-vetrina-eu-Site/en_IT/Product-Show?pid=VT1-red", "/s/vetrina-eu/en-it/VT1-red.html"],
	[
		"Sites-vetrina-eu-Site/en_IT/Search-Show?q=silk&cgid=women",
		"/s/vetrina-eu/en-it/search?q=silk&cgid=women",
	],
	["Sites-vetrina-eu-Site/en_IT/Product-Show?pid=../x", "/s/vetrina-eu/en-it/..~2Fx.html"],
	[
		"Sites-vetrina-eu-Site/en_IT/Product-Show?pid=%2F%2Fx.example%2F",
		"/s/vetrina-eu/en-it/~2F~2Fx.example~2F.html",
	],
	["Sites-vetrina-eu-Site/en_IT/Product-Show?pid=a%0D%0Ab", null],
	["Sites-vetrina-eu-Site/en_IT/Login-Show", "/s/vetrina-eu/en-it/login"],
	["Sites-vetrina-eu-Site/en_IT/Page-Include", null],
	["Sites-vetrina-eu-Site/en_IT/constructor", null],
	["Sites-vetrina-eu-Site/xxx/Cart-Show", null],
	["x", null],
])("%s is %s", (rest, expected) => expect(readStoreAddress(...at(rest), routeTable)).toBe(expected));
