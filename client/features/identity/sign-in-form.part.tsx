import type { PartProps } from "../../state/parts.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** On the wishlist's page, where guests have none. */
export const Part = (props: PartProps["signInForm"]) => <SignInForm {...props} onDone={() => {}} />;
