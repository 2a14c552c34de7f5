/** House lint rules: import arrows, one clock, one formatter, translated text, no styles in the app. */
import { relative, resolve } from 'node:path';
import { targetOf } from '@digis/tooling/target-of';
import { arrowFault } from './arrows.js';

const root = resolve(import.meta.dirname, '../..');
const fromRoot = (path) => relative(root, path).replaceAll('\\', '/');
const LETTER = /\p{Letter}/u;

const SPOKEN_PROPS = new Set([
  'label',
  'title',
  'description',
  'placeholder',
  'alt',
  'aria-label',
  'aria-description',
  'heading',
  'message',
  'errorMessage',
  'confirmLabel',
  'cancelLabel',
  'emptyText',
  'hint',
  'detail',
]);

const arrows = {
  create(context) {
    const from = fromRoot(context.filename);
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const to = /^[.#]/.test(specifier) ? targetOf(from, specifier) : specifier;
      const fault = arrowFault(from, to);
      if (fault) context.report({ node, message: fault });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const isNamed = (node, name) => node?.type === 'Identifier' && node.name === name;

const oneClock = {
  create: (context) => ({
    NewExpression(node) {
      if (isNamed(node.callee, 'Date') && node.arguments.length === 0) {
        context.report({
          node,
          message: 'Bare new Date(): take the time from the injected clock.',
        });
      }
    },
    MemberExpression(node) {
      if (isNamed(node.object, 'Date') && isNamed(node.property, 'now')) {
        context.report({ node, message: 'Date.now(): take the time from the injected clock.' });
      }
    },
  }),
};

const oneFormatter = {
  create: (context) => ({
    MemberExpression(node) {
      // `Intl.DisplayNames` is allowed: it names languages, which no package of ours does.
      const isIntl = isNamed(node.object, 'Intl') && !isNamed(node.property, 'DisplayNames');
      const isLocaleString =
        node.property?.type === 'Identifier' && /^toLocale\w*String$/.test(node.property.name);
      if (isIntl || isLocaleString) {
        context.report({
          node,
          message: 'Numbers are formatted by @digis/domain, dates by @digis/ethio-date.',
        });
      }
    },
  }),
};

const noUntranslatedText = {
  create(context) {
    const isInTrans = (node) => {
      for (let at = node.parent; at; at = at.parent) {
        if (at.type === 'JSXElement' && at.openingElement.name.name === 'Trans') return true;
      }
      return false;
    };
    return {
      JSXText(node) {
        if (LETTER.test(node.value) && !isInTrans(node)) {
          context.report({ node, message: 'Untranslated text: wrap it in <Trans>.' });
        }
      },
      JSXAttribute(node) {
        const text = node.value?.type === 'Literal' ? node.value.value : '';
        if (SPOKEN_PROPS.has(node.name.name) && typeof text === 'string' && LETTER.test(text)) {
          context.report({ node, message: 'Untranslated text: use t`…`.' });
        }
      },
    };
  },
};

const noClassOrStyle = {
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.name === 'className' || node.name.name === 'style') {
        context.report({
          node,
          message: 'The app has no styles of its own: close the gap in packages/ui.',
        });
      }
    },
  }),
};

const SHORTEST_LIMIT = 120_000;

const numberOf = (node) =>
  node?.type === 'Literal' && typeof node.value === 'number' ? node.value : null;

/** Tests wait for conditions, because on a busy machine any short deadline fails. */
const noOwnDeadline = {
  create(context) {
    const check = (node) => {
      const limit = numberOf(node);
      if (limit === null || limit >= SHORTEST_LIMIT) return;
      context.report({
        node,
        message:
          'A test has no time limit of its own: packages/tooling/src/hang-guard.ts has the one for all.',
      });
    };
    return {
      Property(node) {
        if (isNamed(node.key, 'timeout') || isNamed(node.key, 'asyncUtilTimeout'))
          check(node.value);
      },
      CallExpression({ callee, arguments: given }) {
        if (/^(?:it|test|before(?:All|Each)|after(?:All|Each))$/.test(callee.name ?? ''))
          check(given.at(-1));
        if (/^set(?:Default)?Timeout$/.test(callee.property?.name ?? '')) check(given[0]);
      },
    };
  },
};

export default {
  meta: { name: 'digis' },
  rules: {
    arrows,
    'one-clock': oneClock,
    'one-formatter': oneFormatter,
    'no-untranslated-text': noUntranslatedText,
    'no-class-or-style': noClassOrStyle,
    'no-own-deadline': noOwnDeadline,
  },
};
