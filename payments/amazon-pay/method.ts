import { makeRedirect } from "../redirect.ts";
import { names } from "./platform.ts";

export const amazonPay = makeRedirect({ name: "amazon-pay", brand: "Amazon Pay", names });
