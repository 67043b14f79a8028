import type { PartProps } from "../../state/parts.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** The wishlist page shows this form if guests have no wishlist. */
export const Part = (props: PartProps["signInForm"]) => <SignInForm {...props} onDone={() => {}} />;
