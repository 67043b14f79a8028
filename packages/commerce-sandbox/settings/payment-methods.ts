import type { PaymentMethodSetting } from "../house/payment-methods.ts";
import { house } from "../house.ts";

export const paymentMethods: readonly PaymentMethodSetting[] = house.paymentMethods;
