"""Has LibreOffice save a book with a password: its settings, the book and the paths to write are the arguments."""

import subprocess
import sys
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException

FILTERS = {"xls": "MS Excel 97", "ods": "calc8"}
PIPE = "pipe,name=books;urp;"

settings, source, *targets = sys.argv[1:]


def said(name, value):
    return PropertyValue(Name=name, Value=value)


def connected():
    context = uno.getComponentContext()
    resolver = context.ServiceManager.createInstance("com.sun.star.bridge.UnoUrlResolver")
    for _try in range(240):
        try:
            return resolver.resolve(f"uno:{PIPE}StarOffice.ComponentContext")
        except NoConnectException:
            time.sleep(0.5)
    raise SystemExit("LibreOffice did not start")


office = subprocess.Popen(["soffice", settings, "--headless", "--norestore", f"--accept={PIPE}"])
desktop = connected().ServiceManager.createInstance("com.sun.star.frame.Desktop")
book = desktop.loadComponentFromURL(f"file://{source}", "_blank", 0, (said("Hidden", True),))
for target in targets:
    kind = FILTERS[target.rsplit(".", 1)[1]]
    book.storeToURL(f"file://{target}", (said("FilterName", kind), said("Password", "almaz-1")))
book.close(True)
desktop.terminate()
office.wait()
