import { makeRedirect } from "../redirect.ts";
import { names } from "./platform.ts";

export const paypal = makeRedirect({ name: "paypal", brand: "PayPal", names });
